/** Asks for the page that is named until its input ends; prints how long each took, in milliseconds, as JSON. */
import { Agent, get } from 'node:http'

/** So many pages a second are asked for, whether or not those before have come: who waits is counted with the whole wait. */
const perSecond = 50

const [url = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
let isOver = false
process.stdin.resume().once('end', () => {
  isOver = true
})

const times: Promise<number>[] = []
const beganAt = performance.now()
for (let count = 0; !isOver; count += 1) {
  const dueAt = beganAt + (count * 1_000) / perSecond
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())))
  times.push(timeOf(dueAt))
}
process.stdout.write(JSON.stringify(await Promise.all(times)))
agent.destroy()

function timeOf(dueAt: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume().once('end', () => resolve(performance.now() - dueAt))
    }).once('error', reject)
  })
}
