// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {NameRegistry} from './NameRegistry.sol';
import {ExtendedResolver, OffchainLookup, OffchainLookupReader} from './OffchainLookupReader.sol';

interface BatchGateway {
    struct Request {
        address sender;
        string[] urls;
        bytes data;
    }

    function query(Request[] memory requests) external view returns (bool[] memory failures, bytes[] memory responses);
}

interface Multicall {
    function multicall(bytes[] calldata calls) external view returns (bytes[] memory);
}

interface NameRecord {
    function name(bytes32 node) external view returns (string memory);
    function addr(bytes32 node) external view returns (address);
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);
    function supportsInterface(bytes4 id) external view returns (bool);
}

/// The Universal Resolver of ENSIP-23, over the registry at its Ethereum address. Gateway lookups are batched by ENSIP-21.
contract UniversalResolver is OffchainLookupReader {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error HttpError(uint16 status, string message);

    NameRegistry private constant REGISTRY = NameRegistry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);
    uint256 private constant ETH = 60;
    uint256 private constant DEFAULT_EVM = 0x80000000;

    struct Found {
        bytes name;
        address resolver;
        bool isExtended;
        bool isMulticall;
    }

    /// A call of a resolver, which is pending while a gateway has not responded.
    struct Step {
        bytes call;
        bytes result;
        bool isError;
        bool isPending;
        Lookup lookup;
    }

    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        return _find(name, 0);
    }

    function _find(bytes memory name, uint256 at) private view returns (address resolver, bytes32 node, uint256 offset) {
        uint256 size = uint8(name[at]);
        if (size == 0) return (REGISTRY.resolver(0), bytes32(0), at);
        bytes32 parent;
        (resolver, parent, offset) = _find(name, at + 1 + size);
        bytes memory label = new bytes(size);
        for (uint256 i = 0; i < size; i++) label[i] = name[at + 1 + i];
        node = keccak256(abi.encodePacked(parent, keccak256(label)));
        address own = REGISTRY.resolver(node);
        if (own != address(0)) return (own, node, at);
        return (resolver, node, offset);
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        (address resolver, , uint256 offset) = findResolver(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        Found memory found = Found(name, resolver, _isExtended(resolver), bytes4(data) == Multicall.multicall.selector);
        if (!found.isExtended && offset != 0) revert ResolverNotFound(name);
        bytes[] memory calls = new bytes[](1);
        if (found.isMulticall) calls = abi.decode(data[4:], (bytes[]));
        else calls[0] = data;
        Step[] memory steps = new Step[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            steps[i].call = calls[i];
            bytes memory call = found.isExtended ? abi.encodeCall(ExtendedResolver.resolve, (name, calls[i])) : calls[i];
            _run(found, steps[i], resolver, call);
        }
        return _finish(found, steps);
    }

    function resolveCallback(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (bytes memory, address)
    {
        (Found memory found, Step[] memory steps) = abi.decode(extraData, (Found, Step[]));
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        uint256 at = 0;
        for (uint256 i = 0; i < steps.length; i++) {
            if (!steps[i].isPending) continue;
            Lookup memory lookup = steps[i].lookup;
            steps[i].isPending = false;
            if (failures[at]) {
                steps[i].isError = true;
                steps[i].result = responses[at];
            } else {
                bytes memory call = abi.encodeWithSelector(lookup.callbackFunction, responses[at], lookup.extraData);
                _run(found, steps[i], lookup.sender, call);
            }
            at++;
        }
        return _finish(found, steps);
    }

    function _run(Found memory found, Step memory step, address target, bytes memory call) private view {
        (bool isDone, bytes memory result) = target.staticcall(call);
        if (!isDone) {
            (step.isPending, step.lookup) = _lookupOf(target, result);
            if (step.isPending) return;
            step.isError = true;
            bool isUnsupported = result.length == 0 || bytes4(result) == UnsupportedResolverProfile.selector;
            step.result = isUnsupported ? _unsupported(step.call) : abi.encodeWithSelector(ResolverError.selector, result);
            return;
        }
        if (found.isExtended && result.length > 0) result = abi.decode(result, (bytes));
        step.isError = result.length == 0;
        step.result = step.isError ? _unsupported(step.call) : result;
    }

    function _unsupported(bytes memory call) private pure returns (bytes memory) {
        return abi.encodeWithSelector(UnsupportedResolverProfile.selector, bytes4(call));
    }

    function _finish(Found memory found, Step[] memory steps) private view returns (bytes memory, address) {
        uint256 pending = 0;
        for (uint256 i = 0; i < steps.length; i++) if (steps[i].isPending) pending++;
        if (pending > 0) _lookUp(found, steps, pending);
        if (!found.isMulticall) {
            if (steps[0].isError) _revertWith(steps[0].result);
            return (steps[0].result, found.resolver);
        }
        bytes[] memory results = new bytes[](steps.length);
        for (uint256 i = 0; i < steps.length; i++) results[i] = steps[i].result;
        return (abi.encode(results), found.resolver);
    }

    function _lookUp(Found memory found, Step[] memory steps, uint256 pending) private view {
        BatchGateway.Request[] memory requests = new BatchGateway.Request[](pending);
        uint256 at = 0;
        for (uint256 i = 0; i < steps.length; i++) {
            Lookup memory lookup = steps[i].lookup;
            if (steps[i].isPending) requests[at++] = BatchGateway.Request(lookup.sender, lookup.urls, lookup.callData);
        }
        string[] memory urls = new string[](2);
        urls[0] = 'x-batch-gateway:true';
        // A third-party gateway, to which a client with a batch gateway of its own must not send requests.
        urls[1] = 'https://batch.example/';
        bytes memory query = abi.encodeCall(BatchGateway.query, (requests));
        revert OffchainLookup(address(this), urls, query, this.resolveCallback.selector, abi.encode(found, steps));
    }

    struct Reverse {
        bytes lookupAddress;
        uint256 coinType;
        string primary;
        address reverseResolver;
        bytes4 callbackFunction;
        bytes extraData;
    }

    function reverse(bytes calldata lookupAddress, uint256 coinType)
        external
        view
        returns (string memory, address, address)
    {
        Reverse memory state;
        state.lookupAddress = lookupAddress;
        state.coinType = coinType;
        bytes memory name = _reverseName(lookupAddress, coinType);
        bytes memory data = abi.encodeCall(NameRecord.name, (_nodeOf(name)));
        return _afterName(state, abi.encodeCall(this.resolve, (name, data)));
    }

    function reverseNameCallback(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (string memory, address, address)
    {
        Reverse memory state = abi.decode(extraData, (Reverse));
        return _afterName(state, abi.encodeWithSelector(state.callbackFunction, response, state.extraData));
    }

    function reverseAddressCallback(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (string memory, address, address)
    {
        Reverse memory state = abi.decode(extraData, (Reverse));
        return _afterAddress(state, abi.encodeWithSelector(state.callbackFunction, response, state.extraData));
    }

    function _afterName(Reverse memory state, bytes memory call) private view returns (string memory, address, address) {
        (bytes memory result, address reverseResolver) = _ask(state, call, this.reverseNameCallback.selector);
        state.primary = abi.decode(result, (string));
        state.reverseResolver = reverseResolver;
        if (bytes(state.primary).length == 0) return ('', address(0), reverseResolver);
        bytes memory name = _dnsEncode(bytes(state.primary));
        bytes32 node = _nodeOf(name);
        bytes memory data = state.coinType == ETH
            ? abi.encodeWithSignature('addr(bytes32)', node)
            : abi.encodeWithSignature('addr(bytes32,uint256)', node, state.coinType);
        return _afterAddress(state, abi.encodeCall(this.resolve, (name, data)));
    }

    function _afterAddress(Reverse memory state, bytes memory call)
        private
        view
        returns (string memory, address, address)
    {
        (bytes memory result, address resolver) = _ask(state, call, this.reverseAddressCallback.selector);
        bytes memory found = state.coinType == ETH
            ? abi.encodePacked(abi.decode(result, (address)))
            : abi.decode(result, (bytes));
        if (keccak256(found) != keccak256(state.lookupAddress)) revert ReverseAddressMismatch(state.primary, found);
        return (state.primary, resolver, state.reverseResolver);
    }

    /// Calls this contract, and continues in `callback` after a gateway lookup if the call needs one.
    function _ask(Reverse memory state, bytes memory call, bytes4 callback) private view returns (bytes memory, address) {
        (bool isDone, bytes memory result) = address(this).staticcall(call);
        if (isDone) return abi.decode(result, (bytes, address));
        (bool isLookup, Lookup memory lookup) = _lookupOf(address(this), result);
        if (!isLookup) _revertWith(result);
        state.callbackFunction = lookup.callbackFunction;
        state.extraData = lookup.extraData;
        revert OffchainLookup(address(this), lookup.urls, lookup.callData, callback, abi.encode(state));
    }

    function _isExtended(address resolver) private view returns (bool) {
        try NameRecord(resolver).supportsInterface(0x9061b923) returns (bool is_) {
            return is_;
        } catch {
            return false;
        }
    }

    function _reverseName(bytes calldata account, uint256 coinType) private pure returns (bytes memory) {
        bytes memory family = coinType == ETH ? bytes('addr') : coinType == DEFAULT_EVM
            ? bytes('default')
            : _hex(abi.encodePacked(uint32(coinType)));
        bytes memory label = _hex(account);
        return abi.encodePacked(uint8(label.length), label, uint8(family.length), family, uint8(7), 'reverse', uint8(0));
    }

    function _hex(bytes memory data) private pure returns (bytes memory text) {
        bytes16 digits = '0123456789abcdef';
        text = new bytes(data.length * 2);
        for (uint256 i = 0; i < data.length; i++) {
            text[2 * i] = digits[uint8(data[i]) >> 4];
            text[2 * i + 1] = digits[uint8(data[i]) & 15];
        }
    }

    function _dnsEncode(bytes memory name) private pure returns (bytes memory encoded) {
        encoded = abi.encodePacked(uint8(0), name, uint8(0));
        uint256 start = 0;
        for (uint256 i = 1; i < encoded.length; i++) {
            if (encoded[i] != '.' && i != encoded.length - 1) continue;
            encoded[start] = bytes1(uint8(i - start - 1));
            start = i;
        }
    }

    function _nodeOf(bytes memory name) private view returns (bytes32 node) {
        (, node, ) = findResolver(name);
    }
}
