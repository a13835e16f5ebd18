import { urlIdFromTitle } from '../../website/url-id-from-title.ts'

/** The address of an item that its owner gave none: made of its title, and of its id while it has none that an address can be made of. */
export function itemAddress(title: string, { id, language }: { id: string; language: string }): string {
  return urlIdFromTitle(title, language) || id.slice(-8)
}
