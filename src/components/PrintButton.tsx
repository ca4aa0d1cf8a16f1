export function PrintButton({ text }: { text: string }) {
  return (
    <button className="btn btn--line" type="button" onClick={() => window.print()}>
      {text}
    </button>
  );
}
