interface DataRequest {
  readonly url?: string
  readonly data?: Readonly<Record<string, string>>
  readonly success?: (data: unknown) => void
  readonly failure?: (data: unknown) => void
}

/** `Y.Data`: asks the site for data, with the visitor's crumb where something is changed. */
export const dataCalls = {
  get: (request: DataRequest) => void ask(request, 'GET').catch((error) => reportError(error)),
  post: (request: DataRequest) => void ask(request, 'POST').catch((error) => reportError(error)),
}

async function ask(
  { url = '', data = {}, success, failure }: DataRequest,
  method: 'GET' | 'POST',
): Promise<void> {
  const address = new URL(url, location.href)
  const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1]
  if (method === 'GET')
    for (const [name, value] of Object.entries(data)) address.searchParams.set(name, value)
  const body = method === 'POST' ? { body: new URLSearchParams(data) } : {}
  const headers = {
    accept: 'application/json',
    ...(crumb && method === 'POST' ? { 'x-csrf-token': crumb } : {}),
  }
  // What a script does with the answer is outside: where that breaks, nothing has failed, and the window is told.
  const told = await fetch(address, { method, headers, ...body }).then(readAnswer, failed)
  if (told.isGood) success?.(told.said)
  else failure?.(told.said)
}

async function readAnswer(answer: Response) {
  const said: unknown = await answer.json().catch(() => null)
  return { isGood: answer.ok, said }
}

function failed(said: unknown) {
  return { isGood: false, said }
}
