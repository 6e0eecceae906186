const count = 16

export function SkeletonTiles({ label }: { label: string }) {
  return (
    <div className="tiles" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={index} className="skeleton-tile" />
      ))}
    </div>
  )
}
