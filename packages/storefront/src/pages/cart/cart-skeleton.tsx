/** Grey shapes where the lines will stand. */
export function CartSkeleton() {
  return (
    <div className="vt-skeleton" aria-hidden="true">
      {[1, 2].map((row) => (
        <div key={row} className="vt-skeleton-row">
          <span className="vt-skeleton-picture" />
          <span className="vt-skeleton-lines">
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  )
}
