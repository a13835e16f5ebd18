import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { yuiModules } from './yui-modules.ts'

const sources = path.resolve(import.meta.dirname, '../src/compat/entries')

/**
 * Builds what scripts of older templates find on the window: one plain script for each file of `src/compat/entries`, as those scripts run
 * at once and wait for no module. `compat.json` says under which names the files are: `lightbox`, and `lightbox.de` in another language, of which
 * each build is given a speaker that names its copies so.
 */
export function compatScripts(speakers: () => Plugin): Plugin {
  return {
    name: 'compat-scripts',
    apply: 'build',
    async generateBundle() {
      const names: Record<string, string> = {}
      for (const file of readdirSync(sources).filter((each) => /^[\w-]+\.ts$/.test(each))) {
        const name = path.basename(file, '.ts')
        for (const [language, own] of await buildEntry(path.join(sources, file), speakers())) {
          const code = name === 'yui' ? readYui() + own : own
          const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
          const fileName = `compat-${name}${language}-${hash}.js`
          names[name + language] = fileName
          this.emitFile({ type: 'asset', fileName, source: code })
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/compat.json', source: JSON.stringify(names, null, 2) })
    },
  }
}

/** The script in English, by '', and in the languages in which it says something, by `.de`. */
async function buildEntry(entry: string, speaker: Plugin): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [speaker],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'vitrineCompat', fileName: 'entry' },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const files = outputs.flatMap(({ output }) => output)
  const chunk = files.find((each) => each.type === 'chunk')
  if (!chunk) throw new Error(`Nothing was built from ${entry}`)
  const copies = files.flatMap((each) =>
    each.type === 'asset' && String(each.source) !== chunk.code
      ? [[each.fileName, String(each.source)] as const]
      : [],
  )
  return new Map([['', chunk.code], ...copies])
}

/** The modules as the package has them, small, in one text. Its notice stands at the top. */
function readYui(): string {
  const root = path.dirname(createRequire(import.meta.url).resolve('yui/package.json'))
  const notice =
    '/*! YUI 3.18.1. Copyright 2014 Yahoo! Inc. All rights reserved. Licensed under the BSD License. http://yuilibrary.com/license/ */\n'
  const texts = yuiModules.map((name) => readFileSync(path.join(root, name, `${name}-min.js`), 'utf8'))
  const whole = texts.join('\n')
  // The policy of pages lets no text become a script, and YUI asks so for nothing but the window.
  const safe = whole.replace('Function("return this")()', 'window')
  if (safe === whole) throw new Error('YUI asks for the window in another way than it did')
  return `${notice}${safe}\n`
}
