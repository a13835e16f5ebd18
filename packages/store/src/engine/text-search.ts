/** Text as it is kept for searching and sorting. */
export function searchKey(text: string): string {
  return text.trim().toLowerCase()
}
