import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  plugins: [solid()],
  // The recipe is in a folder outside of this app. One that is copied into an app needs no such line.
  resolve: { dedupe: ['solid-js'] },
})
