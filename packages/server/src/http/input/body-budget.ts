import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { networkOf } from '../hosts/network-of.ts'
import { answerFailure, failureText } from '../reply/errors.ts'

/** What the pieces of a body cost beside their bytes. */
const pieceBytes = 200

/** How much of request bodies may stand in memory: of everybody together, and of one network address. */
export interface BodyLimits {
  readonly totalBytes: number
  readonly bytesFromOne: number
}

/**
 * Counts the bodies that are being read, so that bodies which never end cannot fill the memory. No client can take more than a share;
 * what is over is refused while others go on.
 */
export class BodyBudget {
  readonly #limits: BodyLimits
  readonly #byAddress = new Map<string, number>()
  #held = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** Bytes that are held now. */
  get heldBytes(): number {
    return this.#held
  }

  /** Counts a request's body as it comes in, until its answer is over; `refuse` is called once when it is too much. */
  watch(request: IncomingMessage, response: ServerResponse, address: string, refuse: () => void): void {
    let taken = 0
    let isRefused = false
    request.on('data', (piece: Buffer) => {
      if (isRefused) return
      taken += piece.length + pieceBytes
      if (this.#take(address, piece.length + pieceBytes)) return
      isRefused = true
      refuse()
    })
    response.once('close', () => this.#give(address, taken))
  }

  #take(address: string, bytes: number): boolean {
    const ofOne = (this.#byAddress.get(address) ?? 0) + bytes
    this.#byAddress.set(address, ofOne)
    this.#held += bytes
    return this.#held <= this.#limits.totalBytes && ofOne <= this.#limits.bytesFromOne
  }

  #give(address: string, bytes: number): void {
    const left = (this.#byAddress.get(address) ?? 0) - bytes
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
    this.#held -= bytes
  }
}

/** Before a body is read: refuses it when too much is held already. Uploads go to the disk, and are not counted. */
export function holdBody(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
  done: (error: null, payload: RequestPayload) => void,
): void {
  const refuse = () => {
    void reply.header('retry-after', '10').header('connection', 'close')
    answerFailure(request, reply, 503, failureText.busy)
  }
  const { bodies } = request.server.installation
  if (bringsBody(request)) bodies.watch(request.raw, reply.raw, networkOf(request.ip), refuse)
  done(null, payload)
}

function bringsBody({ method, headers }: FastifyRequest): boolean {
  const comes = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return comes && method !== 'GET' && method !== 'HEAD' && !isMultipart(headers['content-type'])
}

function isMultipart(contentType: string | undefined): boolean {
  return contentType?.trimStart().toLowerCase().startsWith('multipart/') ?? false
}
