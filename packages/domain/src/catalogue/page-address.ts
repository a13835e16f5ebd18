/** Says why a text cannot be the last part of a page's address; null when it can. */
export function pageAddressProblem(urlId: string): string | null {
  if (urlId === '') return 'Enter an address'
  const isAddress =
    /^[\p{Letter}\p{Number}\p{Mark}][\p{Letter}\p{Number}\p{Mark}_/-]*$/u.test(urlId) && urlId.length <= 200
  return isAddress ? null : `${urlId} is not a valid page URL`
}
