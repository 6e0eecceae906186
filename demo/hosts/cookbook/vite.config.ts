import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag: string) => tag.startsWith('wallet-')

// Builds an app that was written from a page of the reference; the command line names its folder.
export default defineConfig({
  plugins: [react(), vue({ template: { compilerOptions: { isCustomElement } } }), svelte()],
})
