import type { ReplyOf } from '@vitrine/contract/call'
import type { listTemplatesCall } from '@vitrine/contract/sites/template-calls'

/** A template as it is listed. */
export type ListedTemplate = ReplyOf<typeof listTemplatesCall>['templates'][number]

/** What tells a template from others of its name: of one that was uploaded the day, its file and its folder. */
export function templateLabel({ id, name, upload }: ListedTemplate, day: (atMs: number) => string): string {
  if (id === null) return `${name} (of this installation)`
  if (upload === null) return name
  const { folder, filename } = upload
  const file = filename === null || filename.toLowerCase() === `${folder}.zip` ? '' : `${filename}, `
  return `${name} (uploaded ${day(upload.atMs)}: ${file}${folder})`
}
