import { describe, expect, it } from 'vitest'
import { PageTime } from './page-time.ts'

describe('the time of a page', () => {
  it('asks the processor once for a page that takes little', () => {
    const machine = buildMachine()
    const time = new PageTime(machine)
    time.count((clock) => {
      machine.work(10)
      clock()
    })
    time.count(() => machine.work(10))
    expect([time.workedMs, machine.looks]).toEqual([20, 1])
  })

  it('is that of the processor when it is long', () => {
    const machine = buildMachine()
    const time = new PageTime(machine)
    time.count((clock) => {
      machine.work(30)
      clock()
      machine.wait(500)
      machine.work(100)
    })
    expect(time.workedMs).toBe(130)
  })

  it('forgets how long the machine stood still', () => {
    const machine = buildMachine()
    const time = new PageTime(machine)
    time.count(() => {
      machine.work(5)
      machine.wait(1_000)
    })
    expect(time.workedMs).toBe(5)
  })

  it('does not hold what other pages took against it', () => {
    const machine = buildMachine()
    const time = new PageTime(machine)
    time.count(() => machine.work(20))
    machine.work(1_000)
    time.count(() => machine.work(20))
    expect(time.workedMs).toBe(40)
  })

  it('leaves no work out that was done between two looks', () => {
    const machine = buildMachine()
    const time = new PageTime(machine)
    time.count(() => machine.work(20))
    time.count(() => machine.work(400))
    expect(time.workedMs).toBe(420)
  })
})

/** A machine whose clocks go on as the test says; counts the looks at the processor's. */
function buildMachine() {
  const machine = {
    looks: 0,
    workedMs: 0,
    waitedMs: 0,
    work: (ms: number) => {
      machine.workedMs += ms
    },
    wait: (ms: number) => {
      machine.waitedMs += ms
    },
    wallMs: () => machine.workedMs + machine.waitedMs,
    processorMs: () => {
      machine.looks += 1
      return machine.workedMs
    },
  }
  return machine
}
