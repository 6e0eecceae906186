export default function Page() {
  return <p>Nothing is asked here.</p>
}
