import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { speakLanguages } from '../../scripts/words/speak-languages.ts'
import { storefrontApp } from '../../scripts/words/spoken-app.ts'
import { compatScripts } from './build/compat-scripts.ts'
import { reportSizes } from './build/report-sizes.ts'

/** Copies of a script in other languages lie beside it, under its name with that of the language. */
const speakBeside = () => speakLanguages(storefrontApp, (_, { code }) => `.${code}`)

/** The browser build: the loader of every page, the islands it wakes, and the pages of cart, checkout and orders. */
export default defineConfig({
  base: '/universal/',
  plugins: [speakLanguages(storefrontApp), react(), reportSizes(), compatScripts(speakBeside)],
  publicDir: false,
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        browser: 'src/browser.ts',
        'cart-page': 'src/cart-page.tsx',
        'checkout-page': 'src/checkout-page.tsx',
        'order-page': 'src/order-page.ts',
        'gift-page': 'src/gift-page.ts',
        'donate-page': 'src/donate-page.ts',
        'subscription-page': 'src/subscription-page.ts',
        'captcha-page': 'src/captcha-page.ts',
      },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
