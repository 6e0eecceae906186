import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  // Permits imports of the recipe, which is in a folder outside of this app. An app with a copy of the recipe needs no
  // such line.
  resolve: { dedupe: ['svelte'] },
})
