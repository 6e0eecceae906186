import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  plugins: [solid()],
  // Permits imports of the recipe, which is in a folder outside of this app. An app with a copy of the recipe needs no
  // such line.
  resolve: { dedupe: ['solid-js'] },
})
