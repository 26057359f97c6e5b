// Builds the console (src/) for /admin/. In development the server's addresses are passed on to it.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`
const passedOn = ['/api', '/files', '/image-thumbnails', '/video-thumbnails', '/healthz']

export default defineConfig({
  root: 'src',
  base: '/admin/',
  plugins: [react()],
  // The server puts a fresh nonce in the place of this word in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(passedOn.map((path) => [path, { target: server }])),
      '/graphql': { target: server, ws: true },
    },
  },
})
