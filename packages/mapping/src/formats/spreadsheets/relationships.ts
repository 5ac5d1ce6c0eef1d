import {attributeValue} from '../xml/editing';
import type {XmlElement} from '../xml/tree';
import type {ZipFiles} from '../zip/zip';
import {packageRelationNamespaces, relationNamespaces} from './namespaces';
import {visitPart} from './parts';

export interface Relationship {
  readonly id: string;
  /** 'worksheet', for example. */
  readonly type: string;
  /** The path of the part that it leads to. */
  readonly path: string;
}

/** 'xl/workbook.xml' → 'xl/_rels/workbook.xml.rels'. The package itself is ''. */
export function relationshipsPath(source: string): string {
  return source.replace(/[^/]*$/, '_rels/$&.rels');
}

/** 'worksheets/sheet1.xml', '../xl/worksheets/sheet1.xml' and '/xl/worksheets/sheet1.xml' → 'xl/worksheets/sheet1.xml' */
export function resolveTarget(target: string, source: string): string {
  const path: string[] = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') {
      path.pop();
    } else if (step !== '' && step !== '.') {
      path.push(step);
    }
  }
  return path.join('/');
}

/** Reads the relationships of a part. Leaves out those to other files, and those that aren't part of the standard. */
export function readRelationships(files: ZipFiles, source: string): Relationship[] {
  const found: Relationship[] = [];
  const place = {
    open(element: XmlElement) {
      const type = attributeValue(element, 'Type') ?? '';
      const namespace = relationNamespaces.find((start) => type.startsWith(`${start}/`));
      if (namespace && attributeValue(element, 'TargetMode') !== 'External') {
        found.push({
          id: attributeValue(element, 'Id') ?? '',
          type: type.slice(namespace.length + 1),
          path: resolveTarget(attributeValue(element, 'Target') ?? '', source),
        });
      }
    },
  };
  visitPart(
    files,
    relationshipsPath(source),
    {Relationships: {inside: {Relationship: place}}},
    packageRelationNamespaces,
  );
  return found;
}
