/** The rooms that `g` and a letter lead to. */
export const roomKeys = {
  h: '/',
  o: '/orders',
  c: '/customers',
  p: '/products',
  i: '/inventory',
  n: '/content',
  d: '/design',
  m: '/media',
  w: '/website',
  a: '/activity',
  s: '/settings',
} as const
