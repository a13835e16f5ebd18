import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A check that takes longer, or more memory, is of no template that pages could be made with. */
const limits = { ms: 60_000, megabytes: 512, outputBytes: 20_000_000 }

/** More mistakes than anybody reads at a time. */
const maxMistakes = 8

/** Whether sites can wear a template; if not, what is wrong with it, a line for each mistake. */
export type TemplateVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly mistakes: readonly string[] }

/** Checks a template as `vitrine check` does, in a process of its own: it may come from anywhere. */
export async function checkTemplate(dir: string): Promise<TemplateVerdict> {
  if ((await readFile(path.join(dir, 'template.conf'), 'utf8').catch(() => null)) === null)
    return { ok: false, mistakes: ['template.conf: The file is missing.'] }
  const output = await runCheck(dir)
  if (output === null)
    return { ok: false, mistakes: ['The check took too long, or too much memory, and was ended.'] }
  const { canRender, findings } = JSON.parse(output) as CheckOutput
  if (canRender) return { ok: true }
  const errors = findings.filter(({ severity }) => severity === 'error')
  return { ok: false, mistakes: errors.slice(0, maxMistakes).map(describe) }
}

interface CheckOutput {
  readonly canRender: boolean
  readonly findings: readonly CheckFinding[]
}

interface CheckFinding {
  readonly file: string
  readonly line: number | null
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** What the command prints; null when it was ended. It ends with 1 where there are mistakes, too. */
function runCheck(dir: string): Promise<string | null> {
  const args = [`--max-old-space-size=${limits.megabytes}`, cliFile, 'check', dir, '--json', '--no-pages']
  const options = { timeout: limits.ms, killSignal: 'SIGKILL', maxBuffer: limits.outputBytes } as const
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (_error, stdout) => {
      resolve(stdout.trimStart().startsWith('{') ? stdout : null)
    })
  })
}

const cliFile = path.resolve(import.meta.dirname, '../cli/main.ts')

function describe({ file, line, message }: CheckFinding): string {
  return `${[file, line].filter((part) => part !== null).join(':')}: ${message}.`
}
