import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Builds an app that was written from a page of the cookbook; the command line names its folder.
export default defineConfig({ plugins: [react()] })
