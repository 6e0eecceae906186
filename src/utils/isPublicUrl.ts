/**
 * Names that resolve within a machine or a home's or company's network: RFC 6761, RFC 6762, RFC 8375, RFC 9476, ICANN's list of
 * collisions, and the names under which routers answer.
 */
const privateNames =
  /(?:^|\.)(?:localhost|localdomain6?|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid|alt|ip|cpe|hotspot|connect|station|(?:fritz|easy|o2|congstar)\.box|my(?:fritz|wifiext)\.net|(?:router|orbi)login\.(?:net|com)|tp(?:link(?:wifi|login|repeater|extender|modem|ap)\.net|login\.cn)|(?:tenda|mi|linksyssmart)wifi\.com|(?:asusrouter|router\.asus)\.com|mafreebox\.freebox\.fr|hi\.link|mshome\.net|ts\.net)$/

/** Services whose names resolve to any address that the name contains, or to the user's own machine. */
const echoingNames =
  /(?:^|\.)(?:(?:nip|sslip|xip|backname)\.io|xip\.name|traefik\.me|local(?:test|dev)\.me|lvh\.me|vcap\.me|fuf\.me|lacolhost\.com|localho\.st|local\.gd|local-ip\.(?:co|sh|medicmobile\.org)|plex\.direct|rbndr\.us|1u\.ms)$/

/** A private IPv4 address that is written into a name: 192-168-1-1.any.example. */
const privateInName =
  /(?:^|[.-])(?:0[.-]0|10|127|192[.-]168|172[.-](?:1[6-9]|2\d|3[01])|169[.-]254|198[.-]1[89]|100[.-](?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:[.-]\d{1,3}){2,3}(?=[.-])/

/** A host with a dot whose last label is no number: no IP address, which URLs normalize (`0x7f.1` is 127.0.0.1). */
const isName = /^[^[\]]+\.[^.\d][^.]*$/

/** True for the name of a host on the internet, as `hostname` of a URL. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  if (!isName.test(host) || privateNames.test(host)) return false
  return !echoingNames.test(host) && !privateInName.test(host)
}

/**
 * True for an https URL of a named host on the internet, at the port of https. Others may lead into the user's own machine or
 * network, whose devices take requests of anybody inside.
 */
export function isPublicUrl({ protocol, hostname, port, username, password }: URL): boolean {
  const isOpen = protocol === 'https:' && !port && !username && !password
  return isOpen && isPublicHost(hostname)
}
