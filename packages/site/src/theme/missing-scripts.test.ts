import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import { findMissingScripts } from './missing-scripts.ts'
import { ScriptFolder } from './script-folder.ts'

it('names the scripts that are not there, by file and line, and no others', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-scripts-'))
  await mkdir(path.join(dir, 'scripts'))
  await writeFile(path.join(dir, 'scripts/Site.js'), '')
  await writeFile(path.join(dir, 'template.conf'), '{}')
  await writeFile(
    path.join(dir, 'site.region'),
    [
      '<squarespace:script src="site.js" combo="true" />',
      "<squarespace:script src='gone.js'>",
      '<squarespace:script src="{name}.js" /><squarespace:script src="/universal/a.js" /><squarespace:script src="../template.conf" />',
    ].join('\n'),
  )
  const found = await findMissingScripts(await readTemplateFolder(dir), new ScriptFolder(dir, new Map()))
  const end = 'is missing; pages do not ask for it.'
  expect(found).toEqual([
    { file: 'site.region', line: 2, message: `The script scripts/gone.js ${end}` },
    { file: 'site.region', line: 3, message: `The script universal/a.js ${end}` },
    { file: 'site.region', line: 3, message: `The script scripts/../template.conf ${end}` },
  ])
  await rm(dir, { recursive: true })
})
