import type { HttpVisitor } from './http-visitor.ts'
import { read } from './read.ts'

/** Saves a part of the settings with some fields changed, from the version that is stored. */
export async function saveSettings(
  http: HttpVisitor,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { value, version } = await read<{ value: object; version: string }>(http, path)
  return http.send('PUT', path, { value: { ...value, ...fields }, version })
}
