/** Says why a text cannot be the last part of a page's address; null when it can. */
export function pageAddressProblem(urlId: string): 'address-missing' | 'address-wrong' | null {
  if (urlId === '') return 'address-missing'
  const isAddress =
    /^[\p{Letter}\p{Number}\p{Mark}][\p{Letter}\p{Number}\p{Mark}_/-]*$/u.test(urlId) &&
    urlId.length <= addressLength
  return isAddress ? null : 'address-wrong'
}

/** The most characters of the last part of an address. */
export const addressLength = 200

/** The address to try as the first, second and so on, until one is free: `mug`, `mug-2`, `mug-3`. */
export function numberedUrlId(wanted: string, number: number): string {
  if (number === 1) return wanted
  const ending = `-${number}`
  return wanted.slice(0, addressLength - ending.length) + ending
}
