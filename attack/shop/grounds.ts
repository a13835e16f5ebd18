import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findFreePort, type ShopProcess, startShop } from '../../e2e/testing/start-shop.ts'
import { Client } from '../wire/client.ts'

const program = fileURLToPath(new URL('../../packages/server/src/cli/main.ts', import.meta.url))
const secondHost = 'second.example'

interface Course {
  readonly seed: number
  readonly isLong: boolean
}

/** Two demo sites, seeded once; each assault attacks servers on copies of them. */
export class Grounds {
  readonly #seededDir: string
  readonly #secondOwnerToken: string
  readonly seed: number
  /** Whether assaults that have a short form and a long one take the long one. */
  readonly isLong: boolean

  private constructor(seededDir: string, secondOwnerToken: string, { seed, isLong }: Course) {
    this.#seededDir = seededDir
    this.#secondOwnerToken = secondOwnerToken
    this.seed = seed
    this.isLong = isLong
  }

  static async prepare(course: Course): Promise<Grounds> {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-attack-'))
    const first = await startShop({ dataDir, port: await findFreePort(), environment: {} })
    await first.stop()
    const added = await runProgram(dataDir, ['sites', 'add', secondHost])
    const token = /first-owner\?token=(\S+)/.exec(added)?.[1]
    if (!token) throw new Error(`The second site could not be added:\n${added}`)
    return new Grounds(dataDir, token, course)
  }

  /** Starts a server on a copy of its own; `environment` as an operator would set it. */
  async open(environment: Readonly<Record<string, string>> = {}): Promise<Battlefield> {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-attack-'))
    cpSync(this.#seededDir, dataDir, { recursive: true })
    const shop = await startShop({ dataDir, port: await findFreePort(), environment: { ...environment } })
    return new Battlefield(shop, this.#secondOwnerToken)
  }

  close(): void {
    rmSync(this.#seededDir, { recursive: true, force: true })
  }
}

/** One running server with two sites. */
export class Battlefield {
  readonly shop: ShopProcess
  readonly port: number
  /** A host that the first site answers to, and the second site's own. */
  readonly hosts: { readonly first: string; readonly second: string }
  readonly #secondOwnerToken: string

  constructor(shop: ShopProcess, secondOwnerToken: string) {
    this.shop = shop
    this.port = Number(new URL(shop.url).port)
    this.hosts = { first: `127.0.0.1:${this.port}`, second: `${secondHost}:${this.port}` }
    this.#secondOwnerToken = secondOwnerToken
  }

  client(site: 'first' | 'second' = 'first'): Client {
    return new Client(this.port, this.hosts[site])
  }

  /** Somebody signed in as the first owner of a site. */
  async owner(site: 'first' | 'second' = 'first'): Promise<Client> {
    const client = this.client(site)
    const token =
      site === 'first' ? new URL(this.shop.firstOwnerLink).searchParams.get('token') : this.#secondOwnerToken
    const made = await client.sendJson('POST', '/api/panel/first-owner', { token, ...ownerAccount })
    if (made.status !== 200) throw new Error(`No owner could be made: ${made.status} ${made.body}`)
    return client
  }

  /** Megabytes that the server holds in memory. */
  residentMegabytes(): number {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.shop.pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1_000
  }

  /** What `vitrine audit` says of the books once the server has ended. */
  async endAndAudit(): Promise<string> {
    await this.shop.stop()
    const said = await runProgram(this.shop.dataDir, ['audit'])
    await this.shop.close()
    return said
  }
}

/** The account of each site's owner. */
export const ownerAccount = {
  email: 'owner@example.org',
  password: 'a long pass phrase for attacks',
  displayName: 'Ada Owner',
}

async function runProgram(dataDir: string, args: readonly string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const ran = promisify(execFile)(process.execPath, [program, ...args], { env: environment })
  const { stdout, stderr } = await ran.catch((error: { stdout?: string; stderr?: string }) => ({
    stdout: error.stdout ?? '',
    stderr: error.stderr ?? '',
  }))
  return `${stdout}${stderr}`
}
