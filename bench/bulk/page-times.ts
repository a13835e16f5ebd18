/** So many pages a second are asked for, whether or not those before have come: who waits is counted with the whole wait. */
const perSecond = 50

/** Asks for a page again and again until something has ended; gives how long each took, in milliseconds. */
export async function pageTimes(url: string, ended: Promise<unknown>): Promise<readonly number[]> {
  const times: Promise<number>[] = []
  let isOver = false
  void ended.finally(() => {
    isOver = true
  })
  const beganAt = performance.now()
  for (let count = 0; !isOver; count += 1) {
    const dueAt = beganAt + (count * 1_000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())))
    times.push(timeOf(url, dueAt))
  }
  return Promise.all(times)
}

async function timeOf(url: string, dueAt: number): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return performance.now() - dueAt
}
