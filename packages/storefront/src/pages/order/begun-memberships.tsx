import type { ConfirmedPageProps } from '@vitrine/contract/orders/page-props'

interface BegunMembershipsProps extends Pick<ConfirmedPageProps, 'memberships' | 'wantedUrl'> {
  /** By whose account they are entered. */
  readonly email: string
}

/** What an order made its buyer a member of, and how they come in. */
export function BegunMemberships({ memberships, wantedUrl = '', email }: BegunMembershipsProps) {
  return memberships.map(({ name, url, untilText }) => (
    <section key={name} className="vt-order-card" aria-label={`Your membership: ${name}`}>
      <h2>Your membership: {name}</h2>
      <p>
        It goes with the address <strong>{email}</strong>: sign in by an account with it, or make one.
      </p>
      {untilText === null ? null : <p>It lasts until {untilText}.</p>}
      {wantedUrl === '' ? null : (
        <p>
          <a className="vt-button" href={wantedUrl}>
            Go on to what you wanted to see
          </a>
        </p>
      )}
      <p>
        <a href={url}>See what is open to you</a>
      </p>
    </section>
  ))
}
