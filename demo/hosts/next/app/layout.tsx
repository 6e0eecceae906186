import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'wallet-modal in Next', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Wallet</Link> <Link href="/about">About</Link>
        </nav>
        {children}
      </body>
    </html>
  )
}
