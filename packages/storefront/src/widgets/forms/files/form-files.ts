import type { FilesSettled } from './files-settled.ts'

const started = new WeakMap<HTMLFormElement, FilesSettled>()

/** Has the files of a form sent as they are chosen. The script for that is loaded for forms that take files alone. */
export function wakeFiles(form: HTMLFormElement): void {
  if (inputsOf(form).length === 0) return
  import('./start-files.ts').then(
    ({ startFiles }) => started.set(form, startFiles(form)),
    // Without it the plain form takes them along.
    () => undefined,
  )
}

/** Whether files were chosen that no script has taken: the plain form sends them. */
export function holdsFiles(form: HTMLFormElement): boolean {
  return inputsOf(form).some(({ files }) => (files?.length ?? 0) > 0)
}

/** Waits for files that are on their way; what was wrong with some, by field id. */
export async function filesSettled(form: HTMLFormElement): Promise<Readonly<Record<string, string>>> {
  const settled = started.get(form)
  return settled ? settled() : {}
}

function inputsOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')]
}
