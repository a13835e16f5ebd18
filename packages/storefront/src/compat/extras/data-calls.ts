interface DataRequest {
  readonly url?: string
  readonly data?: Readonly<Record<string, string>>
  readonly success?: (data: unknown) => void
  readonly failure?: (data: unknown) => void
}

/** `Y.Data`: asks the site for data, with the visitor's crumb where something is changed. */
export const dataCalls = {
  get: (request: DataRequest) => void ask(request, 'GET'),
  post: (request: DataRequest) => void ask(request, 'POST'),
}

async function ask(
  { url = '', data = {}, success, failure }: DataRequest,
  method: 'GET' | 'POST',
): Promise<void> {
  const address = new URL(url, location.href)
  const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1]
  if (method === 'GET')
    for (const [name, value] of Object.entries(data)) address.searchParams.set(name, value)
  try {
    const answer = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(crumb && method === 'POST' ? { 'x-csrf-token': crumb } : {}),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(data) } : {}),
    })
    const body: unknown = await answer.json().catch(() => null)
    if (answer.ok) success?.(body)
    else failure?.(body)
  } catch (error) {
    failure?.(error)
  }
}
