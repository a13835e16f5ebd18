import type { Services } from '../services/services.ts'

/** What a command needs: the same whether the server runs it, or the command line by itself. */
export interface CommandServices
  extends Pick<
    Services,
    | 'store'
    | 'gateways'
    | 'dataDir'
    | 'siteDir'
    | 'publicUrl'
    | 'panelHost'
    | 'clock'
    | 'newId'
    | 'newUuid'
    | 'newToken'
    | 'secret'
    | 'log'
    | 'keepPicture'
  > {
  /** The port that the shop answers at. */
  readonly port: number
  /** Tells a command that leaves something behind to end, where it can be told. */
  readonly signal?: AbortSignal
}

/** What a command came to: lines to be read, and whether all is well. */
export interface CommandAnswer {
  readonly lines: readonly string[]
  readonly isWell: boolean
}
