/** Downloads the content as a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the file at an address of this site, under the name that the server gives it. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // Without this, an error response would replace the page.
  link.download = '';
  link.click();
}
