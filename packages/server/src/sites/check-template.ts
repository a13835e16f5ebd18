import { type ExecFileException, execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { endWithParent } from '@vitrine/site/apart/end-with-parent'
import { readFolderState } from '@vitrine/site/template-folder/folder-state'
import { LRUCache } from 'lru-cache'

/** A check that takes longer, or more memory, is of no template that pages could be made with. */
const limits: CheckLimits = { ms: 60_000, megabytes: 512, outputBytes: 20_000_000 }

interface CheckLimits {
  readonly ms: number
  readonly megabytes: number
  readonly outputBytes: number
}

/** More mistakes than anybody reads at a time. */
const maxMistakes = 8

/** Whether sites can wear a template, and what its maker should look at; if not, what is wrong with it. A line for each. */
export type TemplateVerdict =
  | { readonly ok: true; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly mistakes: readonly string[] }

/** Checks a template as `vitrine check` does, in a process of its own: it may come from anywhere. */
export async function checkTemplate(dir: string, given: Partial<CheckLimits> = {}): Promise<TemplateVerdict> {
  const state = hash('sha256', await readFolderState(dir), 'base64url')
  const known = verdicts.get(state)
  if (known) return known
  const output = await runCheck(dir, { ...limits, ...given })
  // A check that was ended tells of the machine as it was just then, and not of the template.
  if (typeof output !== 'string') return { ok: false, mistakes: [endedTexts[output.endedBy]] }
  const verdict = judge(output)
  verdicts.set(state, verdict)
  return verdict
}

/** What a check that did not end by itself went beyond. */
type EndedBy = 'time' | 'memory' | 'output'

const endedTexts: Readonly<Record<EndedBy, string>> = {
  time: 'The check took too long and was ended.',
  memory: 'The check took too much memory, or failed, and was ended.',
  output: 'The check found too much to tell and was ended.',
}

/** What was found of files in a state, whatever their folder is called: a template is not checked again when a site is to wear what just came in. */
const verdicts = new LRUCache<string, TemplateVerdict>({ max: 100 })

function judge(output: string): TemplateVerdict {
  const { canRender, settingsMistake, findings } = JSON.parse(output) as CheckOutput
  // A folder runs without its settings, and looks like nothing that its maker knows: what sites are to wear has them.
  if (settingsMistake) return { ok: false, mistakes: [describe(settingsMistake)] }
  if (canRender) return { ok: true, warnings: tellWarnings(findings) }
  const errors = findings.filter(({ severity }) => severity === 'error')
  return { ok: false, mistakes: errors.slice(0, maxMistakes).map(describe) }
}

/** What does not keep pages from being shown, such as a style sheet that is missing; what the settings name comes first. */
function tellWarnings(findings: readonly CheckFinding[]): readonly string[] {
  const isOfSettings = ({ file }: CheckFinding) => file === 'template.conf'
  const warnings = [
    ...findings.filter(isOfSettings),
    ...findings.filter((finding) => !isOfSettings(finding)),
  ].map(describe)
  const more = warnings.length - maxMistakes
  return more > 0
    ? [...warnings.slice(0, maxMistakes), `And ${more} more, which \`vitrine check\` lists.`]
    : warnings
}

interface CheckOutput {
  readonly settingsMistake: CheckFinding | null
  readonly canRender: boolean
  readonly findings: readonly CheckFinding[]
}

interface CheckFinding {
  readonly file: string
  readonly line: number | null
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly suggestion?: string
}

/** What the command prints, or why it was ended. It ends with 1 where there are mistakes, too. */
function runCheck(
  dir: string,
  { ms, megabytes, outputBytes }: CheckLimits,
): Promise<string | { readonly endedBy: EndedBy }> {
  const node = [`--max-old-space-size=${megabytes}`, endWithParent(ms + 5_000)]
  const args = [...node, cliFile, 'check', dir, '--json', '--no-pages']
  const options = { timeout: ms, killSignal: 'SIGKILL', maxBuffer: outputBytes } as const
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout) => {
      // One that took too long, or wrote too much, was ended in the midst of what it wrote.
      const hasEndedItself = error === null || error.code === 1
      resolve(hasEndedItself && stdout.trimStart().startsWith('{') ? stdout : { endedBy: reasonOf(error) })
    })
  })
}

function reasonOf(error: ExecFileException | null): EndedBy {
  if (error?.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'output'
  // A process whose memory is full ends itself.
  return error?.killed === true ? 'time' : 'memory'
}

const cliFile = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

function describe({ file, line, message, suggestion }: CheckFinding): string {
  const meant = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`
  return `${[file, line].filter((part) => part !== null).join(':')}: ${message}.${meant}`
}
