import type { HeldAddress } from '@vitrine/domain/members/held-address'
import type { Member, MemberLinkPurpose, SignUp } from '@vitrine/domain/members/member'

/** Customers' accounts, one of each address. */
export interface MemberRecords {
  find(id: string): Promise<Member | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Member | undefined>
  /** Whoever has an address, whatever its case. */
  findByEmail(email: string): Promise<Member | undefined>
  /** All of some addresses that have an account, by the address as it is kept. */
  findByEmails(emails: readonly string[]): Promise<ReadonlyMap<string, Member>>
  /** Keeps one that is new; false when the address has an account. */
  insert(member: Member): Promise<boolean>
  save(member: Member): Promise<void>
  /** Gives one another address, and keeps the former one as theirs; false when the new one has an account. */
  move(member: Member, formerEmail: string, nowMs: number): Promise<boolean>
  /** The addresses that one had before, all of them confirmed, and until when: what came under them till then is theirs. */
  formerEmails(id: string): Promise<readonly HeldAddress[]>
  /** The address that whoever had one at a moment has now; the same where nobody moved away from it since. */
  presentEmail(email: string, atMs: number): Promise<string>
  /** Removes the account of an address with its sessions, links and former addresses; whether there was one. */
  erase(email: string): Promise<boolean>
}

/** Where somebody is signed in. */
export interface MemberSession {
  /** SHA-256 of the cookie: all that is kept of it. */
  readonly tokenHash: string
  readonly memberId: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

/** Sign-ins of customers. */
export interface MemberSessions {
  find(tokenHash: string, nowMs: number): Promise<MemberSession | undefined>
  /** Keeps one, and forgets those that are over. */
  save(session: MemberSession): Promise<void>
  remove(tokenHash: string): Promise<void>
  removeAll(memberId: string): Promise<void>
}

/** A link that somebody asked to be mailed to an address. */
export interface MemberLink {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly purpose: MemberLinkPurpose
  /** Of one that confirms: what the account is made of. */
  readonly signUp: SignUp | null
  /** Of one that moves an account: whose. */
  readonly memberId: string | null
  readonly expiresAtMs: number
}

/** Links that are mailed to customers; each is good once. */
export interface MemberLinks {
  find(id: string, nowMs: number): Promise<MemberLink | undefined>
  /** Keeps one, and forgets those that are too old. */
  save(link: MemberLink): Promise<void>
  /** Uses one up; of two that come at once, one is told true. */
  take(id: string): Promise<boolean>
  /** Uses up all that were mailed to an address. */
  removeOf(email: string): Promise<void>
  /** Uses up those by which an account would move, wherever they were mailed to; returns their ids. */
  removeOfMember(memberId: string): Promise<readonly string[]>
  /** Forgets those that were too old at a moment, a batch at a time; returns how many. */
  removeOld(nowMs: number): Promise<number>
}
