import type {Identifier, MemberExpression, Node} from 'acorn';

/** The names in a script. */
export interface Names {
  /** Variables, and members of variables, keyed by text: 'Array.fromAsync' → ['Array', 'fromAsync'] */
  readonly variables: Map<string, readonly [name: string, member?: string]>;
  /** Called methods, with the variable if the object is one, keyed by text: 'list.toSorted' → ['toSorted', 'list'] */
  readonly calls: Map<string, readonly [name: string, object?: string]>;
  /** Variables that the script declares anywhere. All others are globals. */
  readonly declared: Set<string>;
  /** Methods and properties that the script defines. */
  readonly defined: Set<string>;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a node that declare names. */
const declaring: Readonly<Record<string, readonly string[]>> = {
  ArrowFunctionExpression: ['params'],
  CatchClause: ['param'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  ImportSpecifier: ['local'],
  VariableDeclarator: ['id'],
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function variableName(node: Node): string | undefined {
  return node.type === 'Identifier' ? (node as Identifier).name : undefined;
}

/** The name of a member of an object: 'fromAsync' in Array.fromAsync, but not in Array[fromAsync] */
function memberName(node: Node): string | undefined {
  const {type, property, computed} = node as MemberExpression;
  return type === 'MemberExpression' && !computed ? variableName(property) : undefined;
}

function textOf(object: string | undefined, name: string): string {
  return `${object ?? ''}.${name}`;
}

/** Collects the names that a node itself uses or defines. Returns the fields that aren't variables. */
function collectAt(node: Node, fields: Fields, names: Names, declares: boolean): string {
  const name = memberName(node);
  if (name !== undefined) {
    const object = variableName(fields.object as Node);
    if (object !== undefined) {
      names.variables.set(textOf(object, name), [object, name]);
    }
    return 'property';
  }
  if ('key' in fields && fields.computed !== true) {
    const key = variableName(fields.key as Node);
    if (key !== undefined && !declares) {
      names.defined.add(key);
    }
    return 'key';
  }
  if (node.type === 'CallExpression') {
    const callee = fields.callee as Node;
    const called = memberName(callee);
    if (called !== undefined) {
      const object = variableName((callee as MemberExpression).object);
      names.calls.set(textOf(object, called), [called, object]);
    }
  }
  if (node.type === 'AssignmentExpression') {
    const assigned = memberName(fields.left as Node);
    if (assigned !== undefined) {
      names.defined.add(assigned);
    }
  }
  // `typeof Name` asks whether there is such a global.
  const isTest = fields.operator === 'typeof' && variableName(fields.argument as Node);
  return isTest ? 'argument' : '';
}

export function collect(program: Node): Names {
  const names: Names = {
    variables: new Map(),
    calls: new Map(),
    declared: new Set(),
    defined: new Set(),
  };
  function visit(node: Node, declares: boolean): void {
    const variable = variableName(node);
    if (variable !== undefined && declares) {
      names.declared.add(variable);
    } else if (variable !== undefined) {
      names.variables.set(variable, [variable]);
    } else {
      const fields = node as unknown as Fields;
      const skipped = collectAt(node, fields, names, declares);
      for (const field in fields) {
        const value = fields[field];
        if (field !== skipped && typeof value === 'object') {
          // In a declared pattern, everything except a default value is declared.
          const inner = declaring[node.type]?.includes(field) ?? (declares && field !== 'right');
          for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
            if (isNode(child)) {
              visit(child, inner);
            }
          }
        }
      }
    }
  }
  visit(program, false);
  return names;
}
