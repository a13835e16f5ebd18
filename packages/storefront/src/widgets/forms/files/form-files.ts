import type { OfField, SentFiles } from './sent-files.ts'

const started = new WeakMap<HTMLFormElement, SentFiles>()

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

/** Whether files of some fields are on their way. */
export function areFilesOnTheirWay(form: HTMLFormElement, isOf: OfField): boolean {
  return started.get(form)?.areOnTheirWay(isOf) ?? false
}

/** Waits for files that are on their way, of some fields or of all. */
export async function filesSettled(form: HTMLFormElement, isOf: OfField = ofAll): Promise<void> {
  await started.get(form)?.settled(isOf)
}

/** What is wrong with files as they are now, by field id. */
export function fileProblems(form: HTMLFormElement, isOf: OfField = ofAll): Readonly<Record<string, string>> {
  return started.get(form)?.problems(isOf) ?? {}
}

const ofAll: OfField = () => true

function inputsOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')]
}
