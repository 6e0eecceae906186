import { json, type RunningServer, serve } from '../shared/http.ts'

/** A zone of the stand-in, by host name without a final dot. */
export interface Records {
  [host: string]: {
    /** The strings of each TXT record; each has 255 bytes at most. */
    txt: readonly (readonly string[])[]
    /** False if the zone has no DNSSEC signatures. */
    isSigned?: boolean
  }
}

interface ResolverOptions {
  port?: number
  records: Records
  /** Whose form of the JSON it has: they write names and the strings of a TXT record differently. */
  style: 'cloudflare' | 'google'
}

export interface Resolver extends RunningServer {
  /** Host names that were asked for, in order. */
  asked: string[]
}

const types = { TXT: 16, RRSIG: 46 }

/** Status codes of DNS (RFC 1035). */
const statuses = { noError: 0, noSuchName: 3 }

/** Starts a resolver for DNS over HTTPS with `application/dns-json`. */
export async function startResolver(options: ResolverOptions): Promise<Resolver> {
  const { port = 0, records, style } = options
  const asked: string[] = []
  const isGoogle = style === 'google'
  const path = isGoogle ? '/resolve' : '/dns-query'
  const write = (strings: readonly string[]) =>
    isGoogle ? strings.join('') : strings.map((one) => `"${one}"`).join(' ')
  const server = await serve({
    port,
    name: 'the DNS resolver',
    routes: [
      {
        method: 'GET',
        path,
        handle({ query }) {
          const host = (query.get('name') ?? '').toLowerCase().replace(/\.$/, '')
          asked.push(host)
          const name = isGoogle ? `${host}.` : host
          const zone = records[host]
          const isSigned = zone?.isSigned ?? true
          const strings = zone?.txt ?? []
          const rows = strings.map((one) => ({ name, type: types.TXT, TTL: 300, data: write(one) }))
          const signature = {
            name,
            type: types.RRSIG,
            TTL: 300,
            data: `txt 13 5 300 1798675200 1796083200 34505 ${host}. c2lnbmF0dXJl`,
          }
          const hasSignature = isSigned && rows.length > 0 && query.get('do') !== null
          return json({
            Status: zone ? statuses.noError : statuses.noSuchName,
            TC: false,
            RD: true,
            RA: true,
            AD: isSigned,
            CD: false,
            Question: [{ name, type: types.TXT }],
            ...(zone && { Answer: hasSignature ? [...rows, signature] : rows }),
          })
        },
      },
    ],
  })
  return { ...server, url: `${server.url}${path}`, asked }
}
