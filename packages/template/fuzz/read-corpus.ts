import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The templates of all cases of the corpus, which others are made from. */
export function readCorpusTemplates(): readonly string[] {
  const corpus = fileURLToPath(new URL('../corpus/', import.meta.url))
  return readdirSync(corpus).flatMap((feature) =>
    readdirSync(`${corpus}${feature}`).map((name) =>
      readFileSync(`${corpus}${feature}/${name}/template.html`, 'utf8'),
    ),
  )
}
