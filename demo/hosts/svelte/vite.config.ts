import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  // The recipe is in a folder outside of this app. One that is copied into an app needs no such line.
  resolve: { dedupe: ['svelte'] },
})
