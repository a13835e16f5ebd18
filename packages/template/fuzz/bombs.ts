/** `npm run -s bombs`: what each bomb spends, and after how long it is stopped, walked and generated. */
import { bombs } from '../src/testing/bombs.ts'
import { detonate } from './detonate.ts'

console.log('   walked generated      bytes  spent')
for (const [name, bomb] of Object.entries(bombs)) {
  const walked = detonate(bomb, { walks: Number.POSITIVE_INFINITY })
  const { spent, bytes, cpuMs } = detonate(bomb)
  const times = [walked.cpuMs, cpuMs].map((ms) => `${ms.toFixed(0).padStart(6)} ms`).join(' ')
  console.log(`${times} ${String(bytes).padStart(10)}  ${spent.join().padEnd(12)} ${name}`)
}
