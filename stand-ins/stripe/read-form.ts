/** A value of a form in Stripe's way of writing: `a[b][0]=c`. */
export type FormValue = string | { readonly [name: string]: FormValue }

/** Reads a form; lists come as objects with numbers for names, as Stripe writes them. */
export function readForm(text: string): Readonly<Record<string, FormValue>> {
  const form: Record<string, FormValue> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) put(form, key.split(/\]?\[/).map(trim), value)
  return form
}

function trim(part: string): string {
  return part.replace(/\]$/, '')
}

function put(place: Record<string, FormValue>, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    place[name] = value
    return
  }
  const known = place[name]
  const inner: Record<string, FormValue> = typeof known === 'object' ? { ...known } : Object.create(null)
  put(inner, rest, value)
  place[name] = inner
}

/** A text of a form; '' where there is none. */
export function textIn(form: FormValue | undefined, ...path: readonly string[]): string {
  const found = path.reduce<FormValue | undefined>(
    (place, name) => (typeof place === 'object' ? place[name] : undefined),
    form,
  )
  return typeof found === 'string' ? found : ''
}

/** The texts below a name. */
export function textsIn(form: FormValue | undefined, name: string): Record<string, string> {
  const found = typeof form === 'object' ? form[name] : undefined
  if (typeof found !== 'object') return {}
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
